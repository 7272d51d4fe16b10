import { previewFile } from '../../model/preview-file.ts';

const previews = import.meta.glob<string>('../../generated/previews/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a picture of one page of a printable. */
export function previewAddress(slug: string, page: number): string | undefined {
  return previews[`../../generated/previews/${previewFile(slug, page)}`];
}

interface Props {
  slug: string;
  /** The number of the page. */
  page: number;
  landscape?: boolean | undefined;
  eager?: boolean | undefined;
}

/** One page of a printable. Decorative: the text next to it says what it is. */
export function Preview({ slug, page, landscape = false, eager = false }: Props) {
  const [width, height] = landscape ? [297, 210] : [210, 297];
  return (
    <img
      loading={eager ? undefined : 'lazy'}
      src={previewAddress(slug, page)}
      width={width}
      height={height}
      alt=""
      decoding="async"
    />
  );
}
