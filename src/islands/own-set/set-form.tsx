import type { KeyboardEvent, ReactNode } from 'react';

/** Its fields are taken as they are filled in: nothing is sent, and Enter leaves a field. */
export const SetForm = ({ className, children }: { className: string; children: ReactNode }) => (
  <form className={className} onSubmit={(event) => event.preventDefault()} onKeyDown={leaveOnEnter}>
    {children}
  </form>
);

function leaveOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) target.blur();
}
