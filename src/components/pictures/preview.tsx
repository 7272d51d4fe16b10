import { previewFile } from '../../model/preview-file.ts';

const previews = import.meta.glob<string>('../../generated/previews/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Of the picture of a page of a printable. */
export function previewAddress(slug: string, page: number): string | undefined {
  return previews[`../../generated/previews/${previewFile(slug, page)}`];
}

interface Props {
  slug: string;
  /** Its number. */
  page: number;
  landscape?: boolean | undefined;
  eager?: boolean | undefined;
}

/** A page of a printable; the words beside it say what it is. */
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
