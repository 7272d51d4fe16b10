import { createContext, useContext, useEffect } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import type { Proposal } from '../../maker/proposals.ts';
import type { Tried } from '../../workshop/protocol.ts';
import type { Workshop } from './use-workshop.ts';

interface Trying extends Pick<Workshop, 'tried' | 'tryOut'> {
  readonly choices: SetChoices;
}

/** Deep in the form words are proposed, and few of its parts change when others are. */
export const TryingContext = createContext<Trying | undefined>(undefined);

/** Those of these that would bring no new objection, once the worker found out. */
export function useProposals({ place, field, proposals }: Tried): readonly Proposal[] {
  const { choices, tried, tryOut } = useContext(TryingContext) ?? {};
  const asked = JSON.stringify({ place, field, proposals });
  useEffect(() => {
    const trying: Tried = JSON.parse(asked);
    if (choices && trying.proposals.length > 0) tryOut?.(choices, trying);
  }, [asked, choices, tryOut]);
  const fine = tried?.[place] ?? [];
  return proposals.filter(({ word, insteadOf }) =>
    fine.some((one) => one.word === word && one.insteadOf === insteadOf),
  );
}
