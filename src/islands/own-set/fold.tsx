import { type ReactNode, useState } from 'react';

interface Props {
  name: ReactNode;
  children: ReactNode;
}

/** What is only there for who opens it: hundreds of pictures take a phone long. */
export function Fold({ name, children }: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{name}</summary>
      {wasOpened && <div className="set-fold">{children}</div>}
    </details>
  );
}
