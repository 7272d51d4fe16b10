/** What a teacher reads before she opens what prints a week: no browser runs it. */
export const texts = {
  heading: 'Print de week',
  intro:
    'Vink aan wat je nodig hebt. Je krijgt het in één PDF, met een blad vooraf dat zegt wat je hoe vaak print.',
  withoutScript: 'Hiervoor moet JavaScript aan staan in je browser.',
  open: 'Kies wat je print',
} as const;
