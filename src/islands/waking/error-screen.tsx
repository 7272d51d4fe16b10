/** Depends on nothing else: not on the page around it, not on content. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div role="alert" lang="en">
      <h2>Unexpected Application Error!</h2>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}
