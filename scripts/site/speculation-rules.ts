/** The rules for a mouse, and those that the starter puts in their place where there are fingers. */
export interface SpeculationRules {
  mouse: string;
  touch: string;
}

/**
 * Has a browser that can make a page ahead do so, when a visitor rests on a link to it. Files are left alone, and so
 * are links within the page, and those that the list turns in place. With Save-Data or little power browsers leave it
 * by themselves.
 */
export function speculationRules(base: string): SpeculationRules {
  const rules = [
    {
      where: {
        and: [
          { href_matches: `${base}*` },
          { not: { href_matches: `${base}*.*` } },
          { not: { selector_matches: `[href^='#'],[href*='?']` } },
        ],
      },
      eagerness: 'moderate',
    },
  ];
  return { mouse: JSON.stringify({ prerender: rules }), touch: JSON.stringify({ prefetch: rules }) };
}
