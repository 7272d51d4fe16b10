import type { Plugin } from 'vite';

/**
 * React DOM throws a few marks to itself, all made when it starts. They are errors, and an error notes where it was
 * made: for that, an engine that is looked at by DevTools or Lighthouse reads all of React DOM twice more, which is
 * most of the time that it takes to start. Nobody asks a mark where it was made.
 */
export function marksWithoutStack(): Plugin {
  return {
    name: 'marks-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const withoutStack = code.replace(
          /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
          'Object.create(Error.prototype, { message: { value: $1 } })',
        );
        if (withoutStack === code)
          this.error('React DOM makes its marks in another way now: see whether they still need this plugin');
        return { code: withoutStack, map: null };
      },
    },
  };
}
