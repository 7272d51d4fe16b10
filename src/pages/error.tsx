import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** It relies on nothing: not on the frame, not on content. */
export function ErrorScreen() {
  const error = useRouteError();
  return (
    <main className="error-screen" lang="en">
      <h1>Unexpected Application Error!</h1>
      <p>{messageOf(error)}</p>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
