/** The files of src/pages whose pages run a script of their own instead of the starter. */
export const ownScripts: Readonly<Record<string, string>> = {
  'not-found': 'src/not-found.ts',
  offline: 'src/offline/show-kept.ts',
};

export const workerSource = 'src/offline/service-worker.ts';
