interface Props<Key extends string> {
  name: string;
  question: string;
  options: readonly { readonly key: Key; readonly name: string; readonly hint?: string }[];
  chosen: Key;
  onChange: (key: Key) => void;
}

/** Beside each other, so many stand in a line. */
const mostInLine = 2;

/** One of a few, such as a level. */
export function ChooseOne<Key extends string>(props: Props<Key>) {
  return props.options.length > mostInLine ? <ChooseFromList {...props} /> : <ChooseFromTwo {...props} />;
}

function ChooseFromList<Key extends string>({ name, question, options, chosen, onChange }: Props<Key>) {
  const id = `eigen-set-${name}`;
  const hint = options.find(({ key }) => key === chosen)?.hint;
  return (
    <p>
      <label className="set-label" htmlFor={id}>
        {question}
      </label>
      <select
        id={id}
        value={chosen}
        aria-describedby={hint && `${id}-uitleg`}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const option = options[selectedIndex];
          if (option) onChange(option.key);
        }}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.name}
          </option>
        ))}
      </select>
      {hint && <small id={`${id}-uitleg`}>{hint}</small>}
    </p>
  );
}

function ChooseFromTwo<Key extends string>({ name, question, options, chosen, onChange }: Props<Key>) {
  return (
    <fieldset className="set-looks">
      <legend className="set-label">{question}</legend>
      <div>
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
      </div>
    </fieldset>
  );
}
