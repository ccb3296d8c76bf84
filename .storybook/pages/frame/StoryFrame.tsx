import { useEffect, useState } from 'react';
import { pictureMark } from './keep-still.ts';
import { addressOf } from './story-address.ts';
import * as styles from './StoryFrame.css.ts';
import { useRendered } from './use-rendered.ts';
import { useNear } from './use-near.ts';

export interface StoryFrameProps {
  storyId: string;
  title: string;
  /** The window that the story sees, in pixels. */
  width?: number;
  height?: number;
  /** How wide it is drawn, in pixels; narrower where there is no space. */
  rendered?: number;
  globals?: Readonly<Record<string, string>>;
  /** Rules for the page of the story; they may change while it is shown. */
  css?: string;
}

/** A live story in a window of its own, drawn small. It is there while it is in view, so that a long page has few of them. */
export function StoryFrame(props: StoryFrameProps) {
  const { storyId, width = 1280, height = 860, rendered = 400, css = '' } = props;
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} className={styles.frame} style={{ inlineSize: rendered, aspectRatio: `${width} / ${height}` }}>
      {isNear ? (
        <Picture
          key={storyId}
          address={addressOf(storyId, props.globals)}
          title={props.title}
          css={css}
          size={{ inlineSize: width, blockSize: height, transform: fitted(width) }}
        />
      ) : null}
    </div>
  );
}

/** How often a width goes into that of the frame; CSS divides lengths by way of an angle. */
const fitted = (width: number) => `scale(tan(atan2(100cqi, ${width}px)))`;

interface PictureProps {
  address: string;
  title: string;
  css: string;
  size: { inlineSize: number; blockSize: number; transform: string };
}

function Picture({ address, title, css, size }: PictureProps) {
  const [page, setPage] = useState<Document | null>(null);
  const isRendered = useRendered(page);
  useEffect(() => restyle(page, css), [page, css]);
  return (
    <iframe
      className={isRendered ? styles.picture : `${styles.picture} ${styles.undrawn}`}
      src={address}
      title={title}
      style={size}
      tabIndex={-1}
      {...{ [pictureMark]: '' }}
      onLoad={(event) => setPage(event.currentTarget.contentDocument)}
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
