/** The name of the site follows the title, unless the title has it already. */
export function pageTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} – ${siteName}`;
}
