/** How backdrops under water, on ice, at sea and indoors change the light of the hour. */
import type { LightShift } from '../paper/hour-lights.ts';

export const SEA: LightShift = {
  dawn: {
    sky: ['#f7dfc0', '#cfe0cd', '#9ccfc9', '#6fb6bd', '#519fae'],
    air: '#8fc4c4',
    tint: '#c9dcd0',
    tintStrength: 0.6,
    deep: '#173f55',
    frame: 0.68,
    shadow: '#0c2f44',
    glow: '#fff1d2',
  },
  noon: {
    sky: ['#d4efe2', '#9bd8d3', '#6fc2c6', '#4fabb9', '#3c98ad'],
    air: '#74c6cc',
    tint: '#b4dcdc',
    tintStrength: 0.55,
    heroTint: 0.1,
    deep: '#0b2c4c',
    frame: 0.68,
    shadow: '#04203a',
    glow: '#f3fff0',
  },
  dusk: {
    sky: ['#f2b27c', '#b98a8c', '#75759a', '#4f618f', '#3c5182'],
    air: '#6b7ba6',
    tint: '#b3a2c6',
    tintStrength: 0.6,
    deep: '#1b1f4a',
    frame: 0.68,
    shadow: '#11123a',
    glow: '#ffe2b4',
  },
  night: {
    sky: ['#3f6a94', '#2c5583', '#21446f', '#19365e', '#132b50'],
    air: '#3f6f9c',
    tint: '#7f9fd0',
    tintStrength: 0.66,
    deep: '#071430',
    frame: 0.66,
    shadow: '#030b22',
    glow: '#cfe6f0',
  },
};

export const FROST: LightShift = {
  dawn: {
    sky: ['#9fb8cf', '#bccbd6', '#e0d6d4', '#f2d3c3', '#f7cdb4'],
    air: '#ecdcd6',
    deep: '#3b587c',
    shadow: '#3f4a6c',
    tint: '#ffe9da',
    tintStrength: 0.6,
  },
  noon: {
    sky: ['#8dbfd8', '#a9d0e0', '#c6e0e6', '#dfecea', '#eef3ec'],
    air: '#d9e9ee',
    deep: '#2c587c',
    shadow: '#1f4467',
    tintStrength: 0.15,
  },
  dusk: {
    sky: ['#3f4470', '#685a86', '#a0718c', '#d58f86', '#f0b98d'],
    air: '#b48fa4',
    deep: '#262a58',
    shadow: '#1c1d46',
    tint: '#ecbfbe',
    tintStrength: 0.6,
  },
  night: {
    sky: ['#172a4f', '#1f4067', '#2d5c81', '#4d8199', '#7fb0b8'],
    air: '#7fa9bd',
    haze: 0.8,
    tint: '#a6c0e2',
    tintStrength: 0.66,
    deep: '#10254a',
    frame: 0.5,
    shadow: '#0a1d42',
    glow: '#cdfbe4',
    lamp: '#ffc861',
    sun: '#eafff5',
  },
};

/** At sea a less red dusk, which would turn blue paper grey. */
export const WAVES: LightShift = { dusk: { tint: '#e6b3c4', tintStrength: 0.55, air: '#d98a86' } };

/** Indoors: soft daylight by day, lamplight after dark. */
export const ROOM: LightShift = {
  dawn: { haze: 0.42, tintStrength: 0.5, air: '#ecd2b4', deep: '#4c3a3c', frame: 0.45 },
  noon: { haze: 0.38, tintStrength: 0.2, air: '#e9e4d2', deep: '#41463f', frame: 0.42, shadow: '#33302c' },
  dusk: {
    haze: 0.45,
    tint: '#f2c19a',
    tintStrength: 0.55,
    air: '#b8806c',
    deep: '#2c2038',
    direction: [0.35, 0.93],
  },
  night: {
    haze: 0.5,
    tint: '#7a739e',
    tintStrength: 0.8,
    air: '#3c3b60',
    deep: '#171430',
    shadow: '#0d0a20',
    direction: [0.35, 0.93],
    heroTint: 0.14,
  },
};
