import { publicAddress } from '../../base.ts';
import type { ShownPicture } from '../../model/article.ts';

interface Props {
  picture: ShownPicture;
  alt: string;
  isFirst: boolean;
}

/** As wide as a column of text, which is 36rem, or what the margins of a phone leave. */
const room = '(min-width: 40rem) 36rem, 91vw';

/** A browser fetches the one size that fits its screen, and keeps the room for it free. */
export function BodyPicture({ picture: { src, sizes, width, height }, alt, isFirst }: Props) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={sizes.map((size) => `${publicAddress(size.src)} ${size.width}w`).join(', ')}
        sizes={room}
      />
      <img
        loading={isFirst ? 'eager' : 'lazy'}
        src={publicAddress(src)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
