import { site } from '../../content.ts';
import { Picture } from '../pictures/picture.tsx';
import { ExternalLink } from './external-link.tsx';

export function Footer() {
  return (
    <footer className="site-footer cut-paper">
      <div className="footer-scene" aria-hidden="true">
        <Picture name="hedgehog" size={88} />
        <Picture name="mushroom" size={56} />
      </div>
      <div className="footer-words">
        <p className="footer-tagline">{site.tagline}</p>
        <ul>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>
            <ExternalLink href={site.pictureBook.url}>{site.pictureBook.credit}</ExternalLink>
          </li>
        </ul>
        <p>
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  );
}
