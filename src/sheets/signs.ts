/** All that both faces have. Written by scripts/sheets/write-font-widths.ts from @fontsource/andika; a test holds it to the font. */
export const signs =
  ' !"#$%&\u0027()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\u005c]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿıŒœʻʼˆ˚˜\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u2002\u2009\u200b–—‘’‚“”„•…′″‹›⁄€™↑↓−\ufeff�\uffff';
