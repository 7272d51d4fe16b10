import './hero.css';
import { Scene } from './scene.tsx';

interface Props {
  headline: string;
  intro: string;
}

export function Hero({ headline, intro }: Props) {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>{headline}</h1>
        <p className="lead">{intro}</p>
      </div>
      <Scene />
    </div>
  );
}
