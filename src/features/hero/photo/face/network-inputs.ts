/** Side in pixels of the picture each network takes. */
export const MASK_SIDE = 256;
export const MESH_SIDE = 192;
export const VIEW_SIDE = 192;
