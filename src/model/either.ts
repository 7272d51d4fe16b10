/** One of two shapes: a field of the one rules out all fields of the other. */
export type Either<One, Other> = (One & Without<Other, One>) | (Other & Without<One, Other>);

type Without<Gone, Kept> = { readonly [Field in Exclude<keyof Gone, keyof Kept>]?: undefined };
