interface Props<Key extends string> {
  name: string;
  question: string;
  options: readonly { readonly key: Key; readonly name: string; readonly hint?: string }[];
  chosen: Key;
  onChange: (key: Key) => void;
}

/** One of a few, such as a level. */
export function ChooseOne<Key extends string>({ name, question, options, chosen, onChange }: Props<Key>) {
  return (
    <fieldset className="set-looks">
      <legend className="set-label">{question}</legend>
      {options.map((option) => (
        <label key={option.key}>
          <input
            type="radio"
            name={name}
            checked={chosen === option.key}
            onChange={() => onChange(option.key)}
          />
          <span>
            {option.name}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
