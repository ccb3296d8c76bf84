export type VideoProvider = 'youtube' | 'vimeo';

/** A video of another provider. The key of an unlisted Vimeo video is part of its id: `76979871/8272103f6e`. */
export interface Video {
  provider: VideoProvider;
  id: string;
}

const ids: Record<VideoProvider, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{6,12}(?:\/[\da-f]{6,20})?$/,
};

const youtubeHosts = new Set(['youtube.com', 'youtube-nocookie.com', 'music.youtube.com']);
const youtubePaths = new Set(['embed', 'shorts', 'live', 'v']);

/** The video that an address of YouTube or Vimeo shows, as copied from the browser, a share button or an embed; else null. */
export function videoOf(address: string): Video | null {
  const text = address.trim();
  const url = URL.parse(/^[a-z\d.-]+\.[a-z]+\//i.test(text) ? `https://${text}` : text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtu.be') return checked('youtube', pathOf(url)[0]);
  if (youtubeHosts.has(host)) return checked('youtube', youtubeId(url));
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return checked('vimeo', vimeoId(url));
  return null;
}

/** What a rich text keeps of a video: `youtube:dQw4w9WgXcQ`. */
export function videoKey({ provider, id }: Video): string {
  return `${provider}:${id}`;
}

export function videoOfKey(key: string): Video | null {
  const [, provider, id] = /^(youtube|vimeo):(.+)$/.exec(key) ?? [];
  return provider === 'youtube' || provider === 'vimeo' ? checked(provider, id) : null;
}

/** The page of the video at its provider's site. */
export function videoPage({ provider, id }: Video): string {
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** The player that keeps the least about who watches. */
export function videoPlayer({ provider, id }: Video): string {
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  const [film = '', key] = id.split('/');
  return `https://player.vimeo.com/video/${film}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`;
}

function checked(provider: VideoProvider, id: string | null | undefined): Video | null {
  return typeof id === 'string' && ids[provider].test(id) ? { provider, id } : null;
}

function youtubeId(url: URL): string | null | undefined {
  const [first = '', second] = pathOf(url);
  return youtubePaths.has(first) ? second : first === 'watch' ? url.searchParams.get('v') : null;
}

function vimeoId(url: URL): string | null {
  const parts = pathOf(url);
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  const film = parts[at];
  if (film === undefined) return null;
  const key = parts[at + 1] ?? url.searchParams.get('h');
  return key !== null && /^[\da-f]+$/.test(key) ? `${film}/${key}` : film;
}

function pathOf(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean);
}
