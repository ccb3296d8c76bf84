export interface AttachmentItem {
  id: string;
  name: string;
  url: string;
  /** Bytes. */
  size?: number;
  /** What a picture shows; its name when left out. */
  alt?: string;
  /** Subtitles of sound or video (WebVTT). */
  captions?: { url: string; language: string; label: string };
}
