import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What of the set could not be had. */
  notes: readonly string[];
  /** What there is to know, or to choose, before it begins. */
  children: ReactNode;
  /** Whether it begins with a choice. */
  picks?: boolean;
}

/** For somebody who never saw a board. */
export function Start({ title, notes, children, picks }: Props) {
  return (
    <div className="board-start" data-picks={picks || undefined}>
      <h2>{title}</h2>
      {children}
      {notes.map((note) => (
        <p key={note} role="status">
          {note}
        </p>
      ))}
      <p className="board-hint">
        {picks ? 'Kies, of druk' : 'Tik op het bord, of druk'} op de spatiebalk, een pijltje of je presenter.
        Terug kan altijd.
      </p>
    </div>
  );
}
