export interface Tip {
  /** 1 to 24, in the order of the page. */
  id: number;
  title: string;
  /** The name of a picture. */
  icon: string;
  tip: string;
  /** What follows the label 'Wanneer?'. */
  whenToUse: string;
}

export interface TipGroup {
  group: string;
  tips: Tip[];
}
