type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** One of the device's own, which sends nothing away; that of the Netherlands before one of Belgium. */
export function findDutchVoice<Found extends Voice>(voices: readonly Found[]): Found | undefined {
  const dutch = voices.filter(({ lang, localService }) => localService && /^nl\b|^nl_/i.test(lang));
  return dutch.find(({ lang }) => /^nl.nl$/i.test(lang)) ?? dutch[0];
}
