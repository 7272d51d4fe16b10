/** It relies on nothing: not on the frame, not on content. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="error-screen" lang="en">
      <h1>Unexpected Application Error!</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </main>
  );
}
