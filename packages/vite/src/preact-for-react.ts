import type { Plugin } from 'vite';

const standIns: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': '@portal/embed/react-dom',
  'react-dom/client': '@portal/embed/react-dom',
};

/** Has whatever is written for React rendered by Preact, which weighs 58 kB less; `@portal/embed` knows both, and says what they do differently. */
export function preactForReact(): Plugin {
  return {
    name: 'portal-preact-for-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      async handler(id) {
        const standIn = standIns[id];
        if (standIn === undefined) throw new Error(`The elements have nothing in the place of '${id}'`);
        const embed = await this.resolve('@portal/embed/react-dom');
        if (embed === null) throw new Error('The elements need @portal/embed.');
        return standIn.startsWith('@portal/') ? embed : this.resolve(standIn, embed.id);
      },
    },
  };
}
