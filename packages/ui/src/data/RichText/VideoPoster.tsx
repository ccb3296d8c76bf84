import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { icon } from '../../foundations/icons/icon.tsx';
import { PatternImage } from '../PatternImage/PatternImage.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RichTextLabels } from './labels.ts';
import { videoPlayer, type Video, type VideoProvider } from './video-address.ts';
import * as css from './VideoPoster.css.ts';

const IconPlay = icon(Play);

export interface VideoPosterProps {
  video: Video;
  title: string;
  labels: RichTextLabels;
}

const houses: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A video of another provider: nothing is requested from that provider, not even a picture, until it is pressed. */
export function VideoPoster({ video, title, labels }: VideoPosterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isOpen) player.current?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <iframe
        ref={player}
        className={css.player}
        src={videoPlayer(video)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // The players refuse to play without knowing the site; its pages they need not know.
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      />
    );
  }
  return (
    <button type="button" className={css.poster} onClick={() => setIsOpen(true)}>
      <span className={css.picture}>
        <span className={css.pattern}>
          <PatternImage name={title} />
        </span>
        <span className={css.play}>
          <IconPlay size={24} isFilled />
        </span>
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <VisuallyHidden>{labels.playVideo} </VisuallyHidden>
          {title}
        </span>
        <span className={css.house}>{labels.videoFrom(houses[video.provider])}</span>
      </span>
    </button>
  );
}
