import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';
import { toScriptText } from './script-text.ts';

it('no text ends the element or the attribute that it stands in', () => {
  expect(escapeXml('<b a="&">&amp;')).toBe('&lt;b a=&quot;&amp;&quot;&gt;&amp;amp;');
});

it('what XML has no sign for is left out, and nothing else', () => {
  expect(escapeXml('\u0000\u0008\u000b\u001f\ud800\ufffe\uffff')).toBe('');
  const known = '\t\n\r ~é\u{d7ff}\u{e000}\u{fffd}\u{10000}🦊\u{10ffff}';
  expect(escapeXml(known)).toBe(known);
});

it('no data of a script ends that script, and it is read as it was', () => {
  const data = { text: '</script><!-- <b>' };
  expect(toScriptText(data)).not.toContain('<');
  expect(JSON.parse(toScriptText(data))).toEqual(data);
});
