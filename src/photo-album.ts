/**
 * Photos of own words, by the word: along to other pages as long as the tab is open, and on the device where a visitor
 * asked that of a set.
 */
const keyOf = (word: string): string => `foto van ${word}`;

/** In the place of one that was taken away in this tab. */
const none = '';

export async function takeAlong(word: string, photo: Blob | undefined): Promise<void> {
  const text = photo ? await writePhoto(photo) : none;
  onDevice(({ tab }) => tab.setItem(keyOf(word), text));
}

export function photoAlong(word: string): Blob | undefined {
  const key = keyOf(word);
  const text = onDevice(({ tab, device }) => tab.getItem(key) ?? device.getItem(key));
  return text ? readPhoto(text) : undefined;
}

/** As they are in this tab. False where the device has no room for all of them. */
export function keepPhotos(words: readonly string[]): boolean {
  const kept = onDevice(({ tab, device }) => {
    for (const key of words.map(keyOf)) {
      const text = tab.getItem(key);
      if (text) device.setItem(key, text);
      else if (text === none) device.removeItem(key);
    }
    return true;
  });
  return kept ?? false;
}

/** In this tab they stay, for who wants them back. */
export function letGoOfPhotos(words: readonly string[]): void {
  onDevice(({ tab, device }) => {
    for (const key of words.map(keyOf)) {
      const text = device.getItem(key);
      device.removeItem(key);
      if (text && tab.getItem(key) === null) tab.setItem(key, text);
    }
  });
}

/** Nothing where a browser has no place for it, no room, or forbids it. */
function onDevice<Found>(use: (places: { tab: Storage; device: Storage }) => Found): Found | undefined {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a visitor put these photos with their words, and is told how long they stay
    return use({ tab: sessionStorage, device: localStorage });
  } catch {
    return undefined;
  }
}

const writePhoto = async (photo: Blob): Promise<string> =>
  btoa(Array.from(new Uint8Array(await photo.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));

/** Nothing of a text that is none of ours. */
function readPhoto(text: string): Blob | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return new Blob([bytes], { type: 'image/jpeg' });
  } catch {
    return undefined;
  }
}
