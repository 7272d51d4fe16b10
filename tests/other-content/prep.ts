import path from 'node:path';
import { copyHouse, shelves, testRooms } from '../house-copy.ts';
import { addArticle, removeArticle, renameSite, rewriteArticles, rewriteTexts } from './change-content.ts';

const house = await copyHouse(shelves, ...testRooms);
const c = path.join(house.folder, 'content');
if (process.argv[2] === 'many') {
  await rewriteArticles(c, 60);
  await rewriteTexts(c);
  await renameSite(c);
}
if (process.argv[2] === 'fewer') await removeArticle(c);
if (process.argv[2] === 'more') await addArticle(c);
console.log(house.folder);
