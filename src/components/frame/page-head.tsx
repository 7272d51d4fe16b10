import { publicAddress } from '../../base.ts';
import { site } from '../../content.ts';
import { files } from '../../model/addresses.ts';
import { pageTitle } from '../../model/page-title.ts';
import { toScriptText } from '../../model/script-text.ts';
import { type SocialImage, siteImage, socialImageSize } from '../../model/social-image.ts';
import { organization, type Thing, website } from '../../model/structured-data.ts';

interface PageMetadata {
  title: string;
  description: string;
  /** A path; left out by a page without an address of its own. */
  canonical?: string;
  /** The pages before and after it, if it is one of a series. */
  previous?: string | undefined;
  next?: string | undefined;
  keywords?: readonly string[];
  /** Shown when somebody shares the page, the best first. */
  images?: readonly SocialImage[];
  type?: 'website' | 'article';
  publishedTime?: string;
  modifiedTime?: string;
  author?: string;
  section?: string;
  structuredData?: readonly Thing[];
  noindex?: boolean;
}

/** React renders these tags at the start of the page; the build moves them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  previous,
  next,
  keywords = [],
  images = [siteImage(site)],
  type = 'website',
  publishedTime,
  modifiedTime,
  author,
  section,
  structuredData = [],
  noindex = false,
}: PageMetadata) {
  const fullTitle = pageTitle(title, site.name);
  const url = canonical === undefined ? undefined : site.url + canonical;
  return (
    <>
      <title>{fullTitle}</title>
      <Meta name="description" content={description} />
      <Meta name="robots" content={noindex ? 'noindex, follow' : 'index, follow'} />
      <Meta name="language" content="Dutch" />
      <Meta name="keywords" content={keywords.join(', ')} />
      <Meta name="author" content={author} />
      {url && <link rel="canonical" href={url} />}
      {previous && <link rel="prev" href={site.url + previous} />}
      {next && <link rel="next" href={site.url + next} />}
      <link rel="alternate" type="application/atom+xml" title={site.name} href={publicAddress(files.feed)} />
      <Meta property="og:type" content={type} />
      <Meta property="og:site_name" content={site.name} />
      <Meta property="og:locale" content="nl_NL" />
      <Meta property="og:title" content={fullTitle} />
      <Meta property="og:description" content={description} />
      <Meta property="og:url" content={url} />
      {images.map((image) => (
        <SocialPicture key={image.path} image={image} />
      ))}
      <Meta property="article:published_time" content={publishedTime} />
      <Meta property="article:modified_time" content={modifiedTime} />
      <Meta property="article:author" content={type === 'article' ? author : undefined} />
      <Meta property="article:section" content={section} />
      <Meta name="twitter:card" content="summary_large_image" />
      <Meta name="twitter:title" content={fullTitle} />
      <Meta name="twitter:description" content={description} />
      <Meta name="twitter:image" content={images[0] && site.url + images[0].path} />
      <Meta name="twitter:image:alt" content={images[0]?.alt} />
      <StructuredData things={[organization(site), website(site), ...structuredData]} />
    </>
  );
}

interface MetaTag {
  name?: string;
  property?: string;
  content: string | undefined;
}

function Meta({ name, property, content }: MetaTag) {
  if (!content) return null;
  return <meta name={name} property={property} content={content} />;
}

function SocialPicture({ image: { path, alt } }: { image: SocialImage }) {
  return (
    <>
      <Meta property="og:image" content={site.url + path} />
      <Meta property="og:image:width" content={String(socialImageSize.width)} />
      <Meta property="og:image:height" content={String(socialImageSize.height)} />
      <Meta property="og:image:alt" content={alt} />
    </>
  );
}

function StructuredData({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{
        __html: toScriptText({ '@context': 'https://schema.org', '@graph': things }),
      }}
    />
  );
}
