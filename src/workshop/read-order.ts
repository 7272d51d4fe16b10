import type { Materials } from '../maker/make-set.ts';
import { fetchFile } from './fetch-file.ts';
import type { SetFiles } from './protocol.ts';

/** What an exercise asks of its pack, beside the words. */
export interface Order extends Pick<Materials, 'exercise' | 'imprint'> {
  readonly pack: string;
}

export const readOrder = async (address: SetFiles['order']): Promise<Order> =>
  (await fetchFile(address)).json();
