/** The one or the other: who finds a field of the one knows that nothing of the other is there. */
export type Either<One, Other> = (One & Without<Other, One>) | (Other & Without<One, Other>);

type Without<Gone, Kept> = { readonly [Field in Exclude<keyof Gone, keyof Kept>]?: undefined };
