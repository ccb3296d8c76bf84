/** What programs put on the clipboard, shortened to what matters: their wrappers, styles, comments and list marks are as they write them. */

const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/AMY~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm;font-size:12.0pt;font-family:"Aptos",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-AU style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const mark = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;

export const wordDocument = word(`<p class=MsoTitle><span lang=EN-AU>Splinting protocol<o:p></o:p></span></p>
<h1><span lang=EN-AU>After surgery<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-AU style='color:#C00000;mso-themecolor:text1'>Wear it <b>day and night</b>, see <a href="https://example.org/guide?utm_source=newsletter&amp;id=7"><span style='color:#0563C1'>the guide</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${mark('·')}<span lang=EN-AU>Check the skin<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${mark('o')}<span>over the wrist<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${mark('·')}<span>Check the straps<o:p></o:p></span></p>
<p class=MsoNormal><span>Then, in order:</span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${mark('3.')}<span>Warm it</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${mark('4.')}<span>Mould it</span></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><img width=300 height=200 src="file:///C:/Users/AMY~1/clip_image002.png" v:shapes="_x0000_i1025"></p>`);

export const wordTable =
  word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
<tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Week<o:p></o:p></b></p></td><td width=301 style='width:225.4pt'><p class=MsoNormal><b>Splint</b></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=602 colspan=2 valign=top><p class=MsoNormal>1: always</p></td></tr></table>`);

export const googleDocument = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3c2d5f6a-7fff-1d2b-9c3a-1f2e3d4c5b6a"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Clinic notes</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Some </span><span style="font-size:11pt;font-weight:700;font-style:italic;">heavy</span><span style="font-weight:400;text-decoration:line-through;"> gone</span> <a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D&amp;source=editors&amp;ust=17" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">a link</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Part of one</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`;

export const webPage = `<meta charset='utf-8'><article class="post__x1" data-track="42" id="main" onclick="spy()"><header><h2 style="color: rgb(1,2,3)">News of the week</h2></header><div class="lead" style="box-sizing:border-box">First words<!-- ad slot --></div><div><div>Second words with <a class="btn" href="https://example.org/read?fbclid=IwAR0&amp;page=2" onclick="spy()" target="_self">more</a></div></div><script>spy()</script><div style="display:none">Hidden preheader</div><img src="https://tracker.example/pixel.gif?u=1" width="1" height="1"><button>Share</button><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Making a splint"></iframe><blockquote class="q">Said so</blockquote></article>`;

export const newsletter = `<table role="presentation" width="600"><tr><td><table><tr><td style="padding:20px"><h1>Dear members</h1><p>Read on.</p></td></tr></table></td></tr></table>`;

export const spreadsheet = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;">Joint</td><td data-sheets-value="x">Range</td></tr><tr><td>Wrist</td><td>40</td></tr></tbody></table>`;

export const ownCopy = `<meta charset='utf-8'><p data-pm-slice="1 1 []">Words <strong>of</strong> <span data-mention="17">@Priya</span></p>`;
