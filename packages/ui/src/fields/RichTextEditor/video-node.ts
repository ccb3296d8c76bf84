import { Node } from '@tiptap/core';
import { videoOfKey, videoPage } from '../../data/RichText/video-address.ts';

/** A video of YouTube or Vimeo: kept as a link to it, which the view turns into a player. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { film: { default: '' }, title: { default: '' } };
  },
  parseHTML() {
    return [
      {
        tag: 'figure[data-video]',
        getAttrs: (figure) => {
          const film = figure.getAttribute('data-video') ?? '';
          return videoOfKey(film) === null ? false : { film, title: figure.textContent.trim() };
        },
      },
    ];
  },
  renderHTML({ node }) {
    const film = String(node.attrs['film']);
    const video = videoOfKey(film);
    const href = video === null ? '' : videoPage(video);
    const link = { href, rel: 'noopener noreferrer', target: '_blank' };
    return ['figure', { 'data-video': film }, ['a', link, String(node.attrs['title']) || href]];
  },
});
