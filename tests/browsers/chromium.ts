import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { installDebianPackages } from '../machine/debian.ts';

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  chromium.executablePath(),
];

/** Chromium or Chrome as it is installed; null where there is none. */
export function findChromium(): string | null {
  return usualPlaces.find((place) => place && isExecutable(place)) ?? null;
}

/** The list of an address bar is a page too, in every window, and a process for the next page is begun ahead: half of what a window costs. */
const neverSeen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright leaves out for tests: Chromium keeps to the last list that it is given. */
const leftOutByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: findChromium() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...neverSeen, ...leftOutByPlaywright].join()}`,
    ],
  });
}

/** Debian's package where that can be had, else Playwright's download. */
export function installChromium(): void {
  for (const install of [installFromDebian, installFromPlaywright]) {
    try {
      install();
    } catch {
      continue;
    }
    if (findChromium()) return;
  }
  throw new Error(
    'Geen Chromium of Chrome gevonden: installeer Chromium, of wijs hem aan met CHROMIUM_PATH.',
  );
}

const purpose = 'Voor de tests in een echte browser';
const without = 'Liever niet? Wijs met CHROMIUM_PATH een Chromium of Chrome aan.';

function installFromDebian(): void {
  installDebianPackages(['chromium'], { purpose, without });
}

function installFromPlaywright(): void {
  console.log(`${purpose} haalt Playwright een eigen Chromium op. ${without}`);
  execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
