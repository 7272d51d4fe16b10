import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest or waits most, first: so that no core waits at the end for one that began late. The rest goes by size. */
const longest = [
  'tests/other-content/more-articles',
  'tests/other-content/other-themes',
  'tests/other-content/',
  'tests/built-again',
  'tests/build.test',
  'tests/engines',
  'tests/own-set',
  'tests/board',
  'tests/dev',
  'tests/long-list',
  'tests/accessibility',
  'tests/policy',
  'tests/offline',
  'tests/',
  'src/packs/set-kinds',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const file = path.relative(process.cwd(), moduleId);
      const place = longest.findIndex((name) => file.startsWith(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
