/** What the whole site is, from the one file that says so. */
export interface Site {
  name: string;
  /** The address of the home page without the slash: others are this and a path of `addresses`. */
  url: string;
  email: string;
  tagline: string;
  description: string;
  pictureBook: {
    /** The site with personalised picture books. */
    url: string;
    /** The whole text of the link in the footer. */
    credit: string;
  };
  copyrightYear: number;
}
