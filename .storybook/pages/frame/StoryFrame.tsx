import { useEffect, useRef, useState } from 'react';
import { addressOf } from './story-address.ts';
import * as styles from './StoryFrame.css.ts';
import { useSeen } from './use-seen.ts';

export interface StoryFrameProps {
  storyId: string;
  title: string;
  /** The window that the story sees, in pixels. */
  width?: number;
  height?: number;
  /** How wide it is drawn, in pixels. */
  drawn?: number;
  globals?: Readonly<Record<string, string>>;
  /** Rules for the page of the story; they may change while it is shown. */
  css?: string;
}

/** A live story in a window of its own, drawn small. It is loaded when it comes into view. */
export function StoryFrame(props: StoryFrameProps) {
  const { storyId, width = 1280, height = 860, drawn = 400, css = '' } = props;
  const { ref, isSeen } = useSeen();
  const scale = drawn / width;
  return (
    <div ref={ref} className={styles.frame} style={{ inlineSize: drawn, blockSize: height * scale }}>
      {isSeen ? (
        <Picture
          key={storyId}
          address={addressOf(storyId, props.globals)}
          title={props.title}
          css={css}
          size={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}

interface PictureProps {
  address: string;
  title: string;
  css: string;
  size: { inlineSize: number; blockSize: number; transform: string };
}

function Picture({ address, title, css, size }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => restyle(frame.current?.contentDocument ?? null, css), [css, loads]);
  return (
    <iframe
      ref={frame}
      className={styles.picture}
      src={address}
      title={title}
      style={size}
      tabIndex={-1}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}

const styleId = 'story-frame';

/** The frame is of the same origin, so its page takes a style without being loaded again. */
function restyle(page: Document | null, css: string): void {
  if (page === null) return;
  const style = page.getElementById(styleId) ?? page.head.appendChild(page.createElement('style'));
  style.id = styleId;
  style.textContent = css;
}
