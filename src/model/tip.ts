export interface Tip {
  /** 1 to 24, in the order of the page. */
  id: number;
  title: string;
  /** The name of a picture. */
  icon: string;
  tip: string;
  /** What follows the label 'Wanneer?'. */
  whenToUse: string;
  /** The slugs of the article and of the exercise that carry it further. */
  article?: string;
  exercise?: string;
}

export interface TipGroup {
  group: string;
  tips: Tip[];
}
